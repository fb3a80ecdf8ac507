/** How the box names things that a view has only words for. */

/** A monster's key in the box. */
export const monsterKey = (name: string): string => name.toLowerCase().replaceAll(' ', '_');
