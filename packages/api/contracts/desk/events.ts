import { CONTENT_KINDS } from '@lerret/model'
import { z } from 'zod'
import { line, text } from '../contract.ts'
import { ALL_ROLES, Done, deskCall } from './desk.ts'

/** The subject that somebody has open: a record, or a week of the programme, by its first day. */
const PresenceSubject = z.object({
  kind: z.enum(['week', ...CONTENT_KINDS]),
  id: line(120),
})

export const Presence = z
  .object({
    tab: line(80).describe('Names the browser tab'),
    personId: z.string(),
    name: z.string(),
    subject: PresenceSubject,
    title: z.string(),
    isEditing: z.boolean().describe('Whether the person has typed something that is not saved as a version'),
  })
  .meta({ id: 'Presence' })
export type Presence = z.infer<typeof Presence>

/** An event of the stream, sent as JSON in the data of a server-sent event. */
export const DeskEvent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('presence'), people: z.array(Presence) }).describe('Who has what open now'),
    z
      .object({
        type: z.literal('records'),
        action: z.enum(['saved', 'published', 'planned']),
        author: z.string(),
        records: z
          .array(z.object({ kind: z.string(), id: z.string(), version: z.int().nullable() }))
          .nullable()
          .describe('null: too many to list'),
      })
      .describe('Staff have saved, published or planned records'),
    z.object({ type: z.literal('release') }).describe('A new release is live'),
    z.object({ type: z.literal('missed') }).describe('The server may have missed events'),
    z.object({ type: z.literal('session-ended') }).describe('The last event of a stream'),
  ])
  .meta({ id: 'DeskEvent' })
export type DeskEvent = z.infer<typeof DeskEvent>

/** The calls with which staff see each other's work. */
export const eventContracts = {
  deskEvents: deskCall('GET', '/events', ALL_ROLES, {
    summary: 'What happens at the desk, as server-sent events until the session ends',
    produces: ['text/event-stream'],
    reply: DeskEvent,
  }),
  announcePresence: deskCall('POST', '/presence', ALL_ROLES, {
    isAutomatic: true,
    summary: 'What a browser tab of the caller has open, repeated while it is open',
    body: z.object({
      tab: line(80).describe('Names the browser tab'),
      subject: PresenceSubject.nullable().describe('null: nothing any more'),
      title: text(200).describe('Empty for a week, and for a record without one'),
      isEditing: z.boolean(),
    }),
    reply: Done,
  }),
}
