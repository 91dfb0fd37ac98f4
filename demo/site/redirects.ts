import type { Redirect } from '@lerret/model'

/** Redirects from paths that people type, and from those of older sites. */
export const redirects = (): Redirect[] => [
  ...moved('/veka', 'veke', 'heile-programmet'),
  ...moved('/kino', 'billettar', 'billetter', 'film'),
  ...moved('/kommande-filmar', 'kommande', 'kjem-snart'),
  ...moved('/kultur', 'konsertar', 'kulturprogram'),
  ...moved('/ebillett', 'gåvekort', 'gavekort', 'refusjon', 'e-billett'),
  ...moved('/den-store-kinodagen', 'kinodagen'),
  ...moved('/bar', 'kafe', 'kafé'),
  ...moved('/leige', 'utleige'),
  ...moved('/tilsette', 'ansatte'),
  ...moved('/kontakt', 'opningstider', 'finn-fram'),
  ...moved('/personvernerklaering', 'personvern', 'personvernerklæring'),
  ...moved('/informasjonskapsler', 'informasjonskapslar', 'cookies'),
  ...moved('/tilgjenge', 'tilgjengelegheit', 'universell-utforming'),
  ...moved('/sok', 'søk'),
]

const moved = (target: string, ...names: string[]): Redirect[] =>
  names.map((name) => ({ id: `redirect-${name}`, source: `/${name}`, target, permanent: true }))
