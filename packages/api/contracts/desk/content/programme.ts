import { Showing, ShowingChange } from '@lerret/model'
import { z } from 'zod'
import { line } from '../../contract.ts'
import { ALL_ROLES, deskCall, EDITOR_ROLES } from '../desk.ts'
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

/** The calls for the week sheet, and for changes of showings. */
export const programmeContracts = {
  programme: deskCall('GET', '/programme', ALL_ROLES, {
    summary: 'The drafts of the showings of some days, and the productions to plan',
    description:
      'Productions are the films that are shown now, and whatever has a showing on these days. A showing after midnight belongs to the day before. Drafts that are incomplete are left out.',
    querystring: z.object({ from: z.iso.date(), to: z.iso.date() }),
    reply: z.object({
      productions: z.array(ProgrammeProduction),
      showings: z.array(ProgrammeShowing),
      publicVersions: z
        .array(Showing)
        .describe('The public versions of showings on these days whose draft is another, or deleted'),
      halls: z
        .array(z.string())
        .describe('All halls: the largest first, then those without known seats, the most used first'),
    }),
  }),
  comingShowings: deskCall('GET', '/programme/halls', ALL_ROLES, {
    summary: 'How many showings that have not ended each hall has, drafts included',
    description: 'They follow when the hall gets another name in the settings that are published.',
    reply: z.array(z.object({ hall: z.string(), showings: z.int() })),
  }),
  changeShowings: deskCall('POST', '/showings/change', EDITOR_ROLES, {
    summary: 'Change several showings, all or none, and publish those that are public',
    description:
      'The change is applied to the showings as they are now, to their drafts and public versions.',
    body: ShowingsToChange,
    reply: ChangedShowings,
  }),
  showingRecipients: deskCall('POST', '/showings/recipients', EDITOR_ROLES, {
    summary: 'How many people with tickets a change would be mailed to',
    body: ShowingsToChange,
    reply: z.object({ people: z.int() }),
  }),
  undoShowingChanges: deskCall('POST', '/showings/undo', EDITOR_ROLES, {
    summary: 'Undo a change of showings; what else has changed since stays',
    description: 'Mails about the change that are not sent yet are withdrawn.',
    body: z.object({ changed: z.array(ChangedShowing).min(1).max(200) }),
    reply: ChangedShowings,
  }),
}
