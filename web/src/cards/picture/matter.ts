/** What a picture is made of: palettes of five colours, and how colours are mixed. */
export type Colour = readonly [number, number, number];
export type Palette = {
  readonly deep: Colour;
  readonly mid: Colour;
  readonly glow: Colour;
  readonly light: Colour;
  /** The light of the other side. */
  readonly rim: Colour;
};

const part = (code: string, at: number): number => parseInt(code.slice(at, at + 2), 16);
export const hex = (code: string): Colour => [part(code, 1), part(code, 3), part(code, 5)];
export const mix = (a: Colour, b: Colour, share: number): Colour => [
  Math.round(a[0] + (b[0] - a[0]) * share),
  Math.round(a[1] + (b[1] - a[1]) * share),
  Math.round(a[2] + (b[2] - a[2]) * share),
];
export const ink = ([r, g, b]: Colour, alpha = 1): string => `rgb(${r} ${g} ${b} / ${alpha})`;

const palette = (deep: string, mid: string, glow: string, light: string, rim: string): Palette => ({
  deep: hex(deep),
  mid: hex(mid),
  glow: hex(glow),
  light: hex(light),
  rim: hex(rim),
});

/** Shadows lean away from the light: warm lights have cold shadows. */
export const MATTERS = {
  weapons: palette('#0c0e18', '#2a304c', '#d07c36', '#ffeaca', '#8fb8ff'),
  magic: palette('#0c0720', '#2a1e74', '#8a62ff', '#f2e8ff', '#ff975a'),
  tech: palette('#060f18', '#123f4e', '#33c6a4', '#e2fff3', '#ff9446'),
  poison: palette('#0c0918', '#233f2c', '#93c72f', '#f6ffcc', '#c863dc'),
  gas: palette('#100f18', '#474330', '#cdbb52', '#fff9d2', '#79c98a'),
  phased: palette('#0c0920', '#43206a', '#e05fd0', '#ffe8fb', '#5fe6ff'),
  fire: palette('#13060f', '#5a1a1e', '#ff7a28', '#fff3ca', '#7f92ff'),
  ice: palette('#060c1c', '#1d3e70', '#74bff2', '#f3fcff', '#c08bff'),
  life: palette('#061218', '#164e4a', '#6fd694', '#faffe2', '#ffcf70'),
  stone: palette('#0d0e14', '#33363f', '#b99c6a', '#fff2d4', '#7fbccc'),
  gold: palette('#120a14', '#563222', '#f0b23c', '#fff8da', '#5f98ff'),
  night: palette('#06091a', '#1e2c66', '#5f88ea', '#ebf2ff', '#ffae52'),
  shadow: palette('#08070d', '#28223e', '#7e6cb4', '#f4eaff', '#ff8150'),
  blood: palette('#0e0510', '#4c1028', '#e2413c', '#ffe8d6', '#6fa9ff'),
  bone: palette('#0b0d14', '#31333c', '#c89c50', '#fff5d6', '#66e0c0'),
  lantern: palette('#061013', '#164348', '#eaa341', '#fff3cf', '#54dccb'),
  grave: palette('#0a0716', '#2f2160', '#a674f4', '#f2e6ff', '#70e6ae'),
  soul: palette('#0a0616', '#311c62', '#b27af6', '#f6eaff', '#74f2c6'),
} satisfies Record<string, Palette>;

export type Matter = keyof typeof MATTERS;
