/** Canvases that exist in a worker as well as on the page. */
export type Sheet = OffscreenCanvas | HTMLCanvasElement;
export type Pen = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** An empty canvas that nobody sees. */
export function sheet(width: number, height = width): Sheet {
  const [w, h] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(w, h);
  return Object.assign(document.createElement('canvas'), { width: w, height: h });
}

export function pen(on: Sheet): Pen {
  const context = on.getContext('2d') as Pen | null;
  if (context === null) throw new Error('a canvas without a 2d context');
  return context;
}

/** A sheet with these pixels on it. */
export function printed(pixels: Uint8ClampedArray<ArrayBuffer>, width: number): Sheet {
  const canvas = sheet(width, pixels.length / 4 / width);
  pen(canvas).putImageData(new ImageData(pixels, width), 0, 0);
  return canvas;
}

/** What is opaque on a sheet: one byte a pixel. */
export function opaque(of: Sheet): Uint8Array {
  const { data } = pen(of).getImageData(0, 0, of.width, of.height);
  const mask = new Uint8Array(of.width * of.height);
  for (let i = 0; i < mask.length; i++) mask[i] = data[i * 4 + 3]! > 127 ? 1 : 0;
  return mask;
}
