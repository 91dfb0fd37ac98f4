import { type CallInput, callDesk } from '../data/call-desk.ts'
import type { Transport } from './session/state/transport.ts'

type Records = CallInput<'openRecords'>['body']['records']

/** Sends the requests of a session to the server. */
export const deskTransport: Transport = {
  read: ({ records }) => callDesk('openRecords', { body: { records: toContent(records) } }),
  save: ({ session, sequence, records }) =>
    callDesk('saveEdits', {
      body: {
        session,
        sequence,
        records: toContent(records).map(({ discarded, ...record }) => ({
          ...record,
          ...(discarded.length > 0 && { discarded: [...discarded] }),
        })),
      },
    }),
  version: ({ session, sequence, records }) =>
    callDesk('saveVersions', {
      body: { session, sequence, records: toContent(records).map(({ body: _, ...record }) => record) },
    }),
  publish: ({ session, sequence, records }) =>
    callDesk('publishRecords', {
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
    callDesk('planRecords', {
      body: {
        session,
        sequence,
        records: toContent(records).map((record) => ({ ...record, publishAt, unpublishAt: null })),
      },
    }),
}

/** All kinds of the sessions that this transport serves are kinds of content. */
const toContent = <Key extends { kind: string; id: string }>(records: readonly Key[]) =>
  records as unknown as (Key & Records[number])[]
