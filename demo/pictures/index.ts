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
  return pictures.map((facts) => ({
    ...facts,
    file: join(import.meta.dirname, folder, `${facts.id}.svg`),
  }))
}
