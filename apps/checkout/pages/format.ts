const oslo = { timeZone: 'Europe/Oslo' } as const
const day = new Intl.DateTimeFormat('nn-NO', { ...oslo, weekday: 'long', day: 'numeric', month: 'long' })
const clock = new Intl.DateTimeFormat('nn-NO', { ...oslo, hour: '2-digit', minute: '2-digit' })

/** `fredag 20. november kl. 18.00` */
export const formatMoment = (moment: Date | string) => {
  const date = new Date(moment)
  return `${day.format(date)} kl. ${formatTime(date)}`
}

export const formatTime = (moment: Date) => clock.format(moment).replace(':', '.')

export const formatKroner = (amount: number) => (amount === 0 ? 'Gratis' : `${amount} kr`)

const AGE_LIMITS: Record<string, string> = { A: 'Tillaten for alle' }

export const formatAgeLimit = (limit: string) => AGE_LIMITS[limit] ?? `${limit} år`

/** `3 plassar`, `éin plass` */
export const formatSeatCount = (count: number) => (count === 1 ? 'éin plass' : `${count} plassar`)
