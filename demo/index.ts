import { type ContentRecord, listSiteRecords, type Media } from '@lerret/model'
import { articles } from './articles/index.ts'
import { cultureItems, cultureShowings } from './culture/index.ts'
import { filmShowings, films } from './films/index.ts'
import { blockData, pages } from './pages/index.ts'
import { pictures } from './pictures/index.ts'
import type { Picture } from './pictures/picture.ts'
import { menuItems, redirects, siteRecords } from './site/index.ts'
import { trailerFiles, trailers } from './trailers/index.ts'
import { translations } from './translations/index.ts'

export { type Account, type DemoMembers, demoMembers } from './members/index.ts'
export type { Picture } from './pictures/picture.ts'
export { createProgramme } from './programme.ts'

export interface DemoHouse {
  records: ContentRecord[]
  pictures: Picture[]
  /** The paths of the files of its pictures and videos. */
  mediaFiles: string[]
}

/** The content of Fjordheim kulturhus on a date in Oslo. The same date always gives the same content. */
export function demoHouse(settings: { today: string; host: string; checkoutHost: string }): DemoHouse {
  const { today, host, checkoutHost } = settings
  const pictureById = new Map(pictures.map((picture) => [picture.id, picture]))
  const findPicture = (id: string) => {
    const picture = pictureById.get(id)
    if (!picture) throw new Error(`The demo house has no picture ${id}.`)
    return picture
  }
  const records: ContentRecord[] = [
    ...listSiteRecords(siteRecords({ host, checkoutHost })),
    ...menuItems(host).map((record) => ({ kind: 'menu-item' as const, record })),
    ...redirects().map((record) => ({ kind: 'redirect' as const, record })),
    ...pages().map((record) => ({ kind: 'page' as const, record })),
    ...blockData().map((record) => ({ kind: 'block-data' as const, record })),
    ...[...films(today, findPicture), ...cultureItems(today, findPicture)].map((record) => ({
      kind: 'production' as const,
      record,
    })),
    ...[...filmShowings(today), ...cultureShowings(today)].map((record) => ({
      kind: 'event' as const,
      record,
    })),
    ...articles(today).map((record) => ({ kind: 'article' as const, record })),
    ...translations(articles(today)).map((record) => ({ kind: 'translation' as const, record })),
    ...pictures.map((picture) => ({ kind: 'media' as const, record: createMedia(picture) })),
    ...trailers.map((record) => ({ kind: 'document' as const, record })),
  ]
  return { records, pictures, mediaFiles: [...pictures.map(({ file }) => file), ...trailerFiles] }
}

function createMedia({ id, width, height, alt, focalPoint }: Picture): Media {
  return { id, fileName: `${id}.svg`, mimeType: 'image/svg+xml', width, height, alt, focalPoint }
}
