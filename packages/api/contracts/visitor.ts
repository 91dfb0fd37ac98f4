import {
  CONFIRM_EMAIL_PATH,
  confirmEmailAction,
  MEMBER_PICTURE_PATH,
  newsletterPaths,
  SHARED_TICKET_PATH,
} from '@lerret/model'
import { z } from 'zod'
import { type Access, type Contract, type ContractSchema, failures, notModified } from './contract.ts'

const key = z.string().optional().describe('The key from a mail')
const html = (description: string) => ({
  description,
  content: { 'text/html': { schema: z.string() } },
})

const pages = { 200: html('A page'), ...failures, '4xx': html('A page with an error message') }

/**
 * Other requests of visitors' browsers. Their handlers validate the input themselves and leniently, because people and mail
 * programs send anything: these contracts only describe what they accept.
 */
export const visitorContracts = {
  image: describeCall('GET', '/images/:id', 'anyone', {
    operationId: 'image',
    summary: 'A picture, cropped around its focal point and sized; the smallest type that is accepted',
    tags: ['site'],
    params: z.object({ id: z.string() }),
    querystring: z.object({
      w: z.coerce.number().int().min(1).max(4096).optional(),
      h: z.coerce.number().int().min(1).max(4096).optional(),
      dpr: z.coerce.number().min(1).max(5).optional(),
      q: z.coerce.number().min(1).max(100).optional(),
      v: z.string().optional().describe('The version of the picture: such an address never shows another'),
      auto: z.string().optional(),
      fit: z.string().optional(),
      crop: z.string().optional(),
      'fp-x': z.coerce.number().min(0).max(1).optional(),
      'fp-y': z.coerce.number().min(0).max(1).optional(),
    }),
    response: {
      200: { description: 'The picture', content: { 'image/*': { schema: z.any() } } },
      ...notModified,
      ...failures,
    },
  }),
  newsletterForm: newsletter('GET', 'form', {
    operationId: 'newsletterForm',
    summary: 'The subscription form of the newsletter',
  }),
  newsletterAsk: newsletter('POST', 'form', {
    operationId: 'newsletterAsk',
    summary: 'Subscribe to the newsletter: a mail with a confirmation link is sent',
    consumes: ['application/x-www-form-urlencoded', 'application/json'],
    body: z.object({ email: z.string() }),
  }),
  newsletterSent: newsletter('GET', 'sent', {
    operationId: 'newsletterSent',
    summary: 'A page about the mail that was sent',
  }),
  newsletterConfirmPage: newsletter('GET', 'confirm', {
    operationId: 'newsletterConfirmPage',
    summary: 'The button that confirms the newsletter',
    querystring: z.object({ nokkel: key }),
  }),
  newsletterConfirm: newsletter('POST', 'confirm', {
    operationId: 'newsletterConfirm',
    summary: 'Confirm the newsletter',
    querystring: z.object({ nokkel: key }),
  }),
  newsletterLeavePage: newsletter('GET', 'unsubscribe', {
    operationId: 'newsletterLeavePage',
    summary: 'The button that ends the newsletter',
    querystring: z.object({ nokkel: key }),
  }),
  newsletterLeave: newsletter('POST', 'unsubscribe', {
    operationId: 'newsletterLeave',
    summary: 'End the newsletter, also by a mail program’s own button (RFC 8058)',
    querystring: z.object({ nokkel: key }),
  }),
  confirmEmailPage: describeCall('GET', CONFIRM_EMAIL_PATH, 'anyone', {
    operationId: 'confirmEmailPage',
    summary: 'The button that confirms the address of an account',
    tags: ['partner'],
    querystring: z.object({ nokkel: key }),
    response: pages,
  }),
  confirmEmail: describeCall('POST', confirmEmailAction(':partner'), 'anyone', {
    operationId: 'confirmEmail',
    summary: 'Confirm the address that the link was mailed to; a link works once',
    tags: ['partner'],
    params: z.object({ partner: z.string() }),
    querystring: z.object({ nokkel: key }),
    response: pages,
  }),
  memberPicture: describeCall('GET', `${MEMBER_PICTURE_PATH}/:name`, 'anyone', {
    operationId: 'memberPicture',
    summary: 'The picture beside a review',
    tags: ['partner'],
    params: z.object({ name: z.string() }),
    response: {
      200: { description: 'The picture', content: { 'image/*': { schema: z.string() } } },
      ...failures,
    },
  }),
  sharedTicket: describeCall('GET', SHARED_TICKET_PATH, 'anyone', {
    operationId: 'sharedTicket',
    summary: 'A ticket that a member has sent to somebody',
    tags: ['partner'],
    querystring: z.object({ nokkel: key }),
    response: pages,
  }),
  metrics: describeCall('GET', '/metrics', 'metrics', {
    operationId: 'metrics',
    summary: 'Metrics in the format of Prometheus; requires the token',
    tags: ['operator'],
    response: {
      200: { description: 'Metrics', content: { 'text/plain': { schema: z.string() } } },
      ...failures,
    },
  }),
  health: describeCall('GET', '/health', 'anyone', {
    operationId: 'health',
    summary: 'Whether the process is alive',
    tags: ['operator'],
    response: { 200: z.object({ status: z.string() }), ...failures },
  }),
  ready: describeCall('GET', '/ready', 'anyone', {
    operationId: 'ready',
    summary: 'Whether the server can handle requests',
    tags: ['operator'],
    response: { 200: z.object({ status: z.string() }), 503: z.looseObject({ status: z.string() }) },
  }),
}

/** A contract whose replies are described but not validated. */
type CallDescription = Omit<ContractSchema, 'response'> & { response: Record<number | string, unknown> }

function describeCall<const Schema extends CallDescription>(
  method: Contract['method'],
  url: string,
  access: Access,
  schema: Schema,
) {
  return { method, url, access, schema }
}

function newsletter(
  method: Contract['method'],
  step: keyof typeof newsletterPaths,
  schema: Pick<CallDescription, 'operationId' | 'summary' | 'querystring' | 'body' | 'consumes'>,
) {
  return describeCall(method, newsletterPaths[step], 'anyone', {
    ...schema,
    tags: ['newsletter'],
    response: pages,
  })
}
