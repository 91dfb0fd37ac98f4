import {
  numberBetween,
  OnOff,
  plainGroup,
  Text,
  wholeNumberBetween,
} from '../platform/settings/setting-group.ts'

export const siteGroup = plainGroup({
  title: 'Pages and pictures',
  variables: {
    IMAGE_SECONDS: numberBetween(1, 60)
      .default(3)
      .describe(
        'How long a visitor waits for a picture that is being made, before being asked to come back.',
      ),
    IMAGE_AVIF: OnOff.prefault('on').describe(
      '`off` makes no AVIF: pictures are larger files, made with a quarter of the processor time.',
    ),
    IMAGE_CACHE_MB: numberBetween(1, 1_000_000)
      .default(1000)
      .describe('How much room pictures in their sizes may take; those used longest ago go first.'),
    SERVICE_WORKER: OnOff.prefault('on').describe(
      "`off` removes the service worker and its copies from visitors' browsers.",
    ),
    CDN_SECONDS: wholeNumberBetween(0, 3600)
      .default(0)
      .describe(
        'How long a CDN in front may serve a page without asking the server: [a CDN](growth.md#a-cdn).',
      ),
    PURGE_COMMAND: Text.optional().describe(
      'Removes changed pages from a CDN after a publish; it reads their addresses from standard input, one a line.',
    ),
  },
  secrets: ['PURGE_COMMAND'],
})
