import { callDesk } from '../../data/call-desk.ts'
import { createDeskTransport } from '../../editing/desk-transport.ts'
import type { Transport } from '../../editing/session/state/transport.ts'

/** Reads a page the first time together with what its blocks show, in one call. */
export function createPageTransport(call = callDesk): Transport {
  const deskTransport = createDeskTransport(call)
  let isFirst = true
  return {
    ...deskTransport,
    async read(request) {
      const [key] = request.records
      if (!isFirst || key?.kind !== 'page') return deskTransport.read(request)
      const { page, blockData } = await call('openPage', { params: { id: key.id } })
      isFirst = false
      return { records: [page, ...blockData] }
    },
  }
}
