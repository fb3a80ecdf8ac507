/** The path of a picture from game-icons.net, drawn in a square of 512. */
declare module 'icon:*' {
  const path: string;
  export default path;
}
