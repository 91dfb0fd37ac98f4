import type { Feature } from '../../house/house.ts'
import { registerDocuments } from './documents.ts'
import { createOriginalsJob } from './remove-unused-originals.ts'
import { registerImages } from './routes.ts'

/** The pictures and documents of the site. */
export const media: Feature = {
  routes(app, house) {
    registerImages(app, house)
    registerDocuments(app, house)
  },
  jobs: ({ db, originals, now }) => [createOriginalsJob({ db, originals, now })],
  start({ originals, images, log }) {
    originals.copyAllToStore().catch(log.error('Originals could not be copied to the shared store.'))
    images.cacheAll().catch(log.error('Pictures were not looked up in advance.'))
  },
}
