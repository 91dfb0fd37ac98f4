import type { DrawnPicture } from '@lerret/model'
import { callPartner, type PartnerClientOptions } from './config.ts'
import { fromWire } from './fields.ts'
import { readReply } from './reply.ts'

/** Calls about the picture beside the member's reviews. */
export function createPictureClient(partners: readonly number[], options: PartnerClientOptions) {
  const call = callPartner(partners, options)
  return {
    async fetchPicture(): Promise<string> {
      return readReply('userProfile', await call('userProfile'), readImage)
    },
    async setPicture({ drawn, upload }: { drawn?: DrawnPicture; upload?: string }): Promise<string> {
      return readReply(
        'setPicture',
        await call('setPicture', { body: { Drawn: drawn, Upload: upload } }),
        readImage,
      )
    },
  }
}

function readImage(body: unknown): string | null {
  const { image } = fromWire({ image: 'Image' }, body)
  return typeof image === 'string' ? image : null
}
