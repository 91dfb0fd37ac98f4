import { z } from 'zod'
import { line, text, wholeNumber } from '../../contract.ts'
import { MAX_PAGE_SIZE } from '../../partner/index.ts'
import { ADMIN_ROLES, Done, deskCall, EDITOR_ROLES } from '../desk.ts'

const IdParams = z.object({ id: z.uuid() })

export const NewsletterItem = z
  .object({
    id: line(200),
    kind: z.enum(['production', 'article', 'text']),
    title: text(300),
    text: text(4000),
    /** When it is shown. */
    times: z.array(text(200)).max(60),
    /** A path of the site; empty without a link. */
    path: z
      .string()
      .max(500)
      .regex(/^(\/(?![/\\])[^\t\n\r\0]*)?$/, 'is not a path of the site'),
    image: z
      .object({
        path: z
          .string()
          .max(500)
          .regex(/^\/images\//),
        alt: text(500),
      })
      .nullable(),
    isIncluded: z.boolean(),
  })
  .meta({ id: 'NewsletterItem' })
export type NewsletterItem = z.infer<typeof NewsletterItem>

const content = { subject: text(200), intro: text(4000), items: z.array(NewsletterItem).max(60) }

const ListedNewsletter = z
  .object({
    id: z.string(),
    subject: z.string(),
    state: z.enum(['draft', 'planned', 'sent']),
    updatedAt: z.string(),
    plannedAt: z.string().nullable(),
    sentAt: z.string().nullable(),
    archivePath: z.string().nullable(),
    mails: z
      .object({
        waiting: z.int(),
        sent: z.int(),
        failed: z.int(),
        unconfirmed: z.int().describe('The mail server may have accepted them'),
      })
      .describe('How many mails are in each state'),
  })
  .meta({ id: 'ListedNewsletter' })

const version = z.int().min(1).describe('Counts the saves')

const Newsletter = ListedNewsletter.extend({ ...content, version }).meta({ id: 'Newsletter' })

const Subscriber = z
  .object({
    id: z.string(),
    email: z.string(),
    state: z.enum(['pending', 'confirmed', 'bounced']),
    createdAt: z.string(),
    confirmedAt: z.string().nullable(),
    refusal: z
      .string()
      .nullable()
      .describe('The answer of the mail server to the last mail, when it was refused'),
  })
  .meta({ id: 'Subscriber' })

/** Newsletters and their subscribers. */
export const newsletterContracts = {
  newsletters: deskCall('GET', '/newsletters', EDITOR_ROLES, {
    summary: 'All newsletters, newest first',
    reply: z.object({
      items: z.array(ListedNewsletter),
      subscribers: z.int().describe('How many would get one now'),
    }),
  }),
  createNewsletter: deskCall('POST', '/newsletters', EDITOR_ROLES, {
    summary: 'A draft with the programme of the next seven days and the newest articles',
    reply: z.object({ id: z.string() }),
  }),
  newsletter: deskCall('GET', '/newsletters/:id', EDITOR_ROLES, {
    summary: 'One newsletter',
    params: IdParams,
    reply: Newsletter,
  }),
  saveNewsletter: deskCall('POST', '/newsletters/:id', EDITOR_ROLES, {
    summary:
      'Save a newsletter that is not sent. Refused when somebody has saved since the version that it is based on',
    params: IdParams,
    body: z.object({ ...content, basedOn: version }),
    reply: z.object({ version }),
  }),
  newsletterArticles: deskCall('GET', '/newsletters/articles', EDITOR_ROLES, {
    summary: 'Public articles with the words in their title, as items',
    querystring: z.object({ search: text(200).default('') }),
    reply: z.array(NewsletterItem),
  }),
  previewNewsletter: deskCall('POST', '/newsletters/preview', EDITOR_ROLES, {
    summary: 'A newsletter as its mail, in HTML and in plain text',
    body: z.object(content),
    reply: z.object({ html: z.string(), text: z.string() }),
  }),
  testNewsletter: deskCall('POST', '/newsletters/:id/test', EDITOR_ROLES, {
    summary: 'Send a newsletter to oneself',
    params: IdParams,
    reply: Done,
  }),
  sendNewsletter: deskCall('POST', '/newsletters/:id/send', EDITOR_ROLES, {
    summary: 'Send a newsletter to all subscribers, now or at a time',
    params: IdParams,
    body: z.object({ at: z.iso.datetime().nullable(), version }),
    reply: Done,
  }),
  deleteNewsletter: deskCall('POST', '/newsletters/:id/delete', EDITOR_ROLES, {
    summary: 'Delete a draft, or end a plan',
    params: IdParams,
    body: z.object({ version }),
    reply: Done,
  }),
  subscribers: deskCall('GET', '/subscribers', ADMIN_ROLES, {
    summary: 'Subscribers of the newsletter, newest first, and how many there were by month',
    querystring: z.object({
      search: text(200).optional(),
      state: z.enum(['pending', 'confirmed', 'bounced']).optional(),
      skip: wholeNumber({ max: 1_000_000 }).default(0),
      take: wholeNumber({ min: 1, max: MAX_PAGE_SIZE }).default(20),
    }),
    reply: z.object({
      items: z.array(Subscriber),
      total: z.int(),
      counts: z.object({ pending: z.int(), confirmed: z.int(), bounced: z.int() }),
      months: z
        .array(z.object({ month: z.string(), confirmed: z.int() }))
        .describe('Today’s subscribers who had confirmed by the end of each of the last twelve months'),
    }),
  }),
  exportSubscribers: deskCall('POST', '/subscribers/export', ADMIN_ROLES, {
    summary: 'Every subscriber as CSV',
    reply: z.object({ csv: z.string() }),
  }),
  removeSubscriber: deskCall('POST', '/subscribers/:id/remove', ADMIN_ROLES, {
    summary: 'Delete a subscriber',
    params: IdParams,
    reply: Done,
  }),
}
