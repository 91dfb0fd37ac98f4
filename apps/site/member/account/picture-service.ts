import { createPictureClient, partnerApis } from '@lerret/api'
import type { PictureService } from '@lerret/ui/member'
import { toOutcome } from '../error-response.ts'

interface PictureServiceDependencies {
  partners: readonly number[]
  fetch: typeof globalThis.fetch
  asMember: <Result>(send: () => Promise<Result>) => Promise<Result>
}

/** Loaded with the member's own page. */
export function createPictureService({
  partners,
  fetch,
  asMember,
}: PictureServiceDependencies): PictureService {
  const client = createPictureClient(partners, { apis: partnerApis(), fetch })
  return {
    // Without the reply, the choice is not offered.
    fetchPicture: () => asMember(client.fetchPicture).catch(() => null),
    async setPicture(choice) {
      const request = asMember(() => client.setPicture(choice))
      const outcome = await toOutcome(request)
      return outcome.isDone ? { ...outcome, image: await request } : outcome
    },
  }
}
