import { type CallInput, callDesk } from '../data/call-desk.ts'
import type { Transport } from './session/state/transport.ts'

type Records = CallInput<'openRecords'>['body']['records']

/** Sends the requests of a session to the server. */
export const createDeskTransport = (call: typeof callDesk): Transport => ({
  read: ({ records }) => call('openRecords', { body: { records: toContent(records) } }),
  save: ({ session, sequence, records }) =>
    call('saveEdits', {
      body: {
        session,
        sequence,
        records: toContent(records).map(({ discarded, ...record }) => ({
          ...record,
          ...(Object.keys(discarded).length > 0 && { discarded }),
        })),
      },
    }),
  version: ({ session, sequence, records }) =>
    call('saveVersions', {
      body: { session, sequence, records: toContent(records).map(({ body: _, ...record }) => record) },
    }),
  publish: ({ session, sequence, records }) =>
    call('publishRecords', {
      body: {
        session,
        sequence,
        records: toContent(records).map(({ fields, ...record }) => ({
          ...record,
          ...(fields && { fields: [...fields] }),
        })),
      },
    }),
  plan: ({ session, sequence, records, publishAt }) =>
    call('planRecords', {
      body: {
        session,
        sequence,
        records: toContent(records).map((record) => ({ ...record, publishAt, unpublishAt: null })),
      },
    }),
})

export const deskTransport = createDeskTransport(callDesk)

/** All kinds of the sessions that this transport serves are kinds of content. */
const toContent = <Key extends { kind: string; id: string }>(records: readonly Key[]) =>
  records as unknown as (Key & Records[number])[]
