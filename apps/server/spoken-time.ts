import { osloClock, TIME_ZONE } from '@lerret/model'

const day = new Intl.DateTimeFormat('nn-NO', {
  timeZone: TIME_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** A moment as mails and calendars tell it: `fredag 20. november kl. 19.00` */
export const spokenTime = (instant: string) =>
  `${day.format(new Date(instant))} kl. ${osloClock(instant).time}`
