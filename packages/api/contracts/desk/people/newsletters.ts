import { z } from 'zod'
import { failures, line, text, wholeNumber } from '../../contract.ts'
import { MAX_PAGE_SIZE } from '../../partner/index.ts'
import { ADMIN_ROLES, DESK_URL, type DeskContract, Done, deskSchema, EDITOR_ROLES } from '../desk.ts'

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
      .regex(/^(\/[^/\\\0]?.*)?$/, 'is not a path of the site'),
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
  newsletters: {
    method: 'GET',
    url: `${DESK_URL}/newsletters`,
    roles: EDITOR_ROLES,
    schema: deskSchema('newsletters', 'All newsletters, newest first', {
      response: {
        200: z.object({
          items: z.array(ListedNewsletter),
          subscribers: z.int().describe('How many would get one now'),
        }),
        ...failures,
      },
    }),
  },
  createNewsletter: {
    method: 'POST',
    url: `${DESK_URL}/newsletters`,
    roles: EDITOR_ROLES,
    schema: deskSchema(
      'createNewsletter',
      'A draft with the programme of the next seven days and the newest articles',
      {
        response: { 200: z.object({ id: z.string() }), ...failures },
      },
    ),
  },
  newsletter: {
    method: 'GET',
    url: `${DESK_URL}/newsletters/:id`,
    roles: EDITOR_ROLES,
    schema: deskSchema('newsletter', 'One newsletter', {
      params: IdParams,
      response: { 200: Newsletter, ...failures },
    }),
  },
  saveNewsletter: {
    method: 'POST',
    url: `${DESK_URL}/newsletters/:id`,
    roles: EDITOR_ROLES,
    schema: deskSchema(
      'saveNewsletter',
      'Save a newsletter that is not sent. Refused when somebody has saved since the version that it is based on',
      {
        params: IdParams,
        body: z.object({ ...content, basedOn: version }),
        response: { 200: z.object({ version }), ...failures },
      },
    ),
  },
  newsletterArticles: {
    method: 'GET',
    url: `${DESK_URL}/newsletters/articles`,
    roles: EDITOR_ROLES,
    schema: deskSchema('newsletterArticles', 'Public articles with the words in their title, as items', {
      querystring: z.object({ search: text(200).default('') }),
      response: { 200: z.array(NewsletterItem), ...failures },
    }),
  },
  previewNewsletter: {
    method: 'POST',
    url: `${DESK_URL}/newsletters/preview`,
    roles: EDITOR_ROLES,
    schema: deskSchema('previewNewsletter', 'A newsletter as its mail, in HTML and in plain text', {
      body: z.object(content),
      response: { 200: z.object({ html: z.string(), text: z.string() }), ...failures },
    }),
  },
  testNewsletter: {
    method: 'POST',
    url: `${DESK_URL}/newsletters/:id/test`,
    roles: EDITOR_ROLES,
    schema: deskSchema('testNewsletter', 'Send a newsletter to oneself', {
      params: IdParams,
      response: { 200: Done, ...failures },
    }),
  },
  sendNewsletter: {
    method: 'POST',
    url: `${DESK_URL}/newsletters/:id/send`,
    roles: EDITOR_ROLES,
    schema: deskSchema('sendNewsletter', 'Send a newsletter to all subscribers, now or at a time', {
      params: IdParams,
      body: z.object({ at: z.iso.datetime().nullable(), version }),
      response: { 200: Done, ...failures },
    }),
  },
  deleteNewsletter: {
    method: 'POST',
    url: `${DESK_URL}/newsletters/:id/delete`,
    roles: EDITOR_ROLES,
    schema: deskSchema('deleteNewsletter', 'Delete a draft, or end a plan', {
      params: IdParams,
      body: z.object({ version }),
      response: { 200: Done, ...failures },
    }),
  },
  subscribers: {
    method: 'GET',
    url: `${DESK_URL}/subscribers`,
    roles: ADMIN_ROLES,
    schema: deskSchema(
      'subscribers',
      'Subscribers of the newsletter, newest first, and how many there were by month',
      {
        querystring: z.object({
          search: text(200).optional(),
          state: z.enum(['pending', 'confirmed', 'bounced']).optional(),
          skip: wholeNumber({ max: 1_000_000 }).default(0),
          take: wholeNumber({ min: 1, max: MAX_PAGE_SIZE }).default(20),
        }),
        response: {
          200: z.object({
            items: z.array(Subscriber),
            total: z.int(),
            counts: z.object({ pending: z.int(), confirmed: z.int(), bounced: z.int() }),
            months: z
              .array(z.object({ month: z.string(), confirmed: z.int() }))
              .describe('Today’s subscribers who had confirmed by the end of each of the last twelve months'),
          }),
          ...failures,
        },
      },
    ),
  },
  exportSubscribers: {
    method: 'POST',
    url: `${DESK_URL}/subscribers/export`,
    roles: ADMIN_ROLES,
    schema: deskSchema('exportSubscribers', 'Every subscriber as CSV', {
      response: { 200: z.object({ csv: z.string() }), ...failures },
    }),
  },
  removeSubscriber: {
    method: 'POST',
    url: `${DESK_URL}/subscribers/:id/remove`,
    roles: ADMIN_ROLES,
    schema: deskSchema('removeSubscriber', 'Delete a subscriber', {
      params: IdParams,
      response: { 200: Done, ...failures },
    }),
  },
} satisfies Record<string, DeskContract>
