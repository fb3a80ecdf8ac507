import { expect, it } from 'vitest';
import { highlights } from './highlights';

it('counts what each seat did, the most frequent first', () => {
  const texts = [
    'Ada moves to (1,0)',
    'Ada moves to (2,0)',
    'Ada captures the grave',
    'Ada is dealt a card',
    'Adam waits',
    'The Shop opens',
  ];
  const log = texts.map((text, entry) => ({ entry, text, rules: [] }));
  expect(highlights(log, ['Ada', 'Nox'])).toEqual([
    {
      name: 'Ada',
      deeds: [
        ['moves', 2],
        ['captures', 1],
      ],
    },
    { name: 'Nox', deeds: [] },
  ]);
});

it('does not take one name for another that begins like it', () => {
  const log = ['Ada 2 moves to (1,0)', 'Ada waits'].map((text, entry) => ({ entry, text, rules: [] }));
  expect(highlights(log, ['Ada', 'Ada 2'])).toEqual([
    { name: 'Ada', deeds: [['waits', 1]] },
    { name: 'Ada 2', deeds: [['moves', 1]] },
  ]);
});

it('knows who is spoken to', () => {
  const log = ['You took the grave', 'Your seal holds'].map((text, entry) => ({ entry, text, rules: [] }));
  expect(highlights(log, ['Ada'], 'Ada')).toEqual([{ name: 'Ada', deeds: [['took', 1]] }]);
});
