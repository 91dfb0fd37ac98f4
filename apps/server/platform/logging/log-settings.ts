import { z } from 'zod'
import { plainGroup } from '../settings/setting-group.ts'

export const logGroup = plainGroup({
  title: 'Log and metrics',
  variables: {
    LOG_FORMAT: z
      .enum(['plain', 'json'], { error: 'must be plain or json' })
      .default('plain')
      .describe(
        '`json` for lines of JSON, for programs that collect logs; each line has its time and level.',
      ),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('warn')
      .describe('`info` for a line a call, `debug` for one a page and picture too; none names a visitor.'),
    METRICS_TOKEN: z
      .string()
      .min(16, 'must have at least 16 characters')
      .optional()
      .describe(
        'Opens `/metrics` (Prometheus: answers, publishes, pictures, tasks waiting and failed, refusals of browsers) to whoever sends it as a bearer token; without it there is no such address.',
      ),
  },
  secrets: ['METRICS_TOKEN'],
})
