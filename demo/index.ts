import type { ContentRecord, Media } from '@lerret/model'
import { articles } from './articles/index.ts'
import { cultureItems, cultureShowings } from './culture/index.ts'
import { filmShowings, films } from './films/index.ts'
import { blockData, pages } from './pages/index.ts'
import { culturePictures } from './pictures/culture/index.ts'
import { filmPictures } from './pictures/films/index.ts'
import { housePictures } from './pictures/house/index.ts'
import { newsPictures } from './pictures/news/index.ts'
import type { Picture } from './pictures/picture.ts'
import { menuItems, redirects, siteConfig } from './site/index.ts'

export { type Account, type DemoMembers, demoMembers } from './members/index.ts'
export type { Picture } from './pictures/picture.ts'
export { programmeOf } from './programme.ts'

export interface DemoHouse {
  records: ContentRecord[]
  pictures: Picture[]
}

/** Fjordheim kulturhus, as it is on a date in Oslo: the same date gives the same house, to the byte. */
export function demoHouse(settings: { today: string; host: string; checkoutHost: string }): DemoHouse {
  const { today, host, checkoutHost } = settings
  const pictures = [...filmPictures, ...culturePictures, ...housePictures, ...newsPictures]
  const pictureById = new Map(pictures.map((picture) => [picture.id, picture]))
  const pictureOf = (id: string) => {
    const picture = pictureById.get(id)
    if (!picture) throw new Error(`The demo house has no picture ${id}.`)
    return picture
  }
  const records: ContentRecord[] = [
    { kind: 'site', record: siteConfig({ host, checkoutHost }) },
    ...menuItems().map((record) => ({ kind: 'menu-item' as const, record })),
    ...redirects().map((record) => ({ kind: 'redirect' as const, record })),
    ...pages().map((record) => ({ kind: 'page' as const, record })),
    ...blockData().map((record) => ({ kind: 'block-data' as const, record })),
    ...[...films(today, pictureOf), ...cultureItems(today, pictureOf)].map((record) => ({
      kind: 'production' as const,
      record,
    })),
    ...[...filmShowings(today), ...cultureShowings(today)].map((record) => ({
      kind: 'event' as const,
      record,
    })),
    ...articles(today).map((record) => ({ kind: 'article' as const, record })),
    ...pictures.map((picture) => ({ kind: 'media' as const, record: mediaOf(picture) })),
  ]
  return { records, pictures }
}

function mediaOf({ id, width, height, alt, focalPoint }: Picture): Media {
  return { id, fileName: `${id}.svg`, mimeType: 'image/svg+xml', width, height, alt, focalPoint }
}
