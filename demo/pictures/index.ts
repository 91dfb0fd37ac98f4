import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { culturePictures } from './culture.ts'
import { filmPictures } from './films.ts'
import { housePictures } from './house.ts'
import { newsPictures } from './news.ts'
import type { Picture, PictureFacts } from './picture.ts'

/** The pictures of the demo house. Text in their files is outlined, so that they look the same on machines with other fonts. */
export const pictures: Picture[] = [
  ...addFiles('films', filmPictures),
  ...addFiles('culture', culturePictures),
  ...addFiles('house', housePictures),
  ...addFiles('news', newsPictures),
]

function addFiles(folder: string, pictures: PictureFacts[]): Picture[] {
  return pictures.map((facts) => {
    const file = join(import.meta.dirname, folder, `${facts.id}.svg`)
    return { ...facts, file, ...readSize(file) }
  })
}

/** The size that the first element of an SVG file gives. */
function readSize(file: string): { width: number; height: number } {
  const [, width, height] = /^<svg [^>]*\bwidth="(\d+)" height="(\d+)"/.exec(readFileSync(file, 'utf8')) ?? []
  if (!width || !height) throw new Error(`${file} does not begin with its width and height.`)
  return { width: Number(width), height: Number(height) }
}
