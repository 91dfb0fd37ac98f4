import { osloInstant } from '@lerret/model'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { OSLO_TIME_ZONE } from './time-zone.ts'

test('the time zone rules match local time in Oslo for forty years', () => {
  const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(OSLO_TIME_ZONE)))
  for (let day = Date.UTC(1997, 0, 1); day < Date.UTC(2037, 0, 1); day += 86_400_000) {
    const date = new Date(day).toISOString().slice(0, 10)
    const noon = ICAL.Time.fromDateTimeString(`${date}T12:00:00`)
    noon.zone = zone
    if (noon.toUnixTime() * 1000 !== +osloInstant(date, '12.00')) expect.fail(date)
  }
})
