import { Showing, ShowingChange } from '@lerret/model'
import { z } from 'zod'
import { failures, line } from '../../contract.ts'
import { ALL_ROLES, DESK_URL, type DeskContract, deskSchema, EDITOR_ROLES } from '../desk.ts'
import { Published } from './content.ts'

const ProgrammeProduction = z
  .object({
    id: z.string(),
    title: z.string(),
    originalTitle: z.string().nullable(),
    object: z.enum(['movie', 'culture']),
    minutes: z.int().nullable(),
  })
  .meta({ id: 'ProgrammeProduction' })

const ProgrammeShowing = z
  .object({
    version: z.int().describe('The version of the draft'),
    stableVersion: z.int().nullable().describe('The public version'),
    body: Showing,
  })
  .meta({ id: 'ProgrammeShowing' })

const FollowProvider = z
  .object({
    type: z.literal('follow-provider'),
    fields: z.array(z.enum(['time', 'hall', 'state', 'priceFrom', 'ticketStatus'])).min(1),
  })
  .describe('Gives fields the value that the ticketing provider has')

const Versions = z.object({ before: z.int().positive(), after: z.int().positive() })

const ChangedShowing = z
  .object({
    id: line(120),
    draft: Versions,
    stable: Versions.nullable().describe('null: the showing is not public'),
  })
  .meta({ id: 'ChangedShowing' })

const ShowingsToChange = z.object({
  ids: z.array(line(120)).min(1).max(200),
  change: z.discriminatedUnion('type', [...ShowingChange.options, FollowProvider]),
})

const ChangedShowings = z.object({
  mailed: z.int().describe('How many people with tickets get a mail'),
  changed: z.array(ChangedShowing).describe('With which the change can be undone'),
  published: Published.nullable().describe('null: none of the showings is public'),
})

/** What the week sheet is made of, and what is done to showings. */
export const programmeContracts = {
  programme: {
    method: 'GET',
    url: `${DESK_URL}/programme`,
    roles: ALL_ROLES,
    schema: deskSchema('programme', 'The drafts of the showings of some days, and the productions to plan', {
      description:
        'Productions are the films that are shown now, and whatever has a showing on these days. A showing after midnight belongs to the day before. Drafts that are incomplete are left out.',
      querystring: z.object({ from: z.iso.date(), to: z.iso.date() }),
      response: {
        200: z.object({
          productions: z.array(ProgrammeProduction),
          showings: z.array(ProgrammeShowing),
          halls: z
            .array(z.string())
            .describe('All halls: the largest first, then those without known seats, the most used first'),
        }),
        ...failures,
      },
    }),
  },
  changeShowings: {
    method: 'POST',
    url: `${DESK_URL}/showings/change`,
    roles: EDITOR_ROLES,
    schema: deskSchema(
      'changeShowings',
      'Change several showings, all or none, and publish those that are public',
      {
        description:
          'The change is applied to the showings as they are now, to their drafts and public versions.',
        body: ShowingsToChange,
        response: { 200: ChangedShowings, ...failures },
      },
    ),
  },
  showingRecipients: {
    method: 'POST',
    url: `${DESK_URL}/showings/recipients`,
    roles: EDITOR_ROLES,
    schema: deskSchema('showingRecipients', 'How many people with tickets a change would be mailed to', {
      body: ShowingsToChange,
      response: { 200: z.object({ people: z.int() }), ...failures },
    }),
  },
  undoShowingChanges: {
    method: 'POST',
    url: `${DESK_URL}/showings/undo`,
    roles: EDITOR_ROLES,
    schema: deskSchema('undoShowingChanges', 'Undo a change of showings; what else has changed since stays', {
      description: 'Mails about the change that are not sent yet are withdrawn.',
      body: z.object({ changed: z.array(ChangedShowing).min(1).max(200) }),
      response: { 200: ChangedShowings, ...failures },
    }),
  },
} satisfies Record<string, DeskContract>
