import { z } from 'zod'
import { numberBetween, plainGroup } from '../settings/setting-group.ts'

export const mailGroup = plainGroup({
  title: 'Mail',
  variables: {
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        hostname: /./,
        error: 'must be an smtp:// or smtps:// address with a host',
      })
      .optional()
      .describe(
        'Where mails are handed over (`smtps://user:password@host:465`, `smtp://127.0.0.1:25`); without it they are files in `outbox` in the data folder.',
      ),
    MAILS_PER_MINUTE: numberBetween(1, 6000)
      .default(60)
      .describe('The rate of mails to many, such as newsletters.'),
  },
  secrets: ['SMTP_URL'],
})
