import type { CultureItem, Showing, SiteConfig } from '@lerret/model'
import { optionalProperty } from './optional-property.ts'
import { eventProperties } from './showing.ts'
import type { Thing } from './thing.ts'

/** By what a visitor would call it: the first that fits, also as part of a longer word (Julekonsert). */
const TYPES: [word: RegExp, type: string][] = [
  [/konsert|musikk|jazz|kor\b|orgel/, 'MusicEvent'],
  [/stand-?up|humor|komi/, 'ComedyEvent'],
  [/dans|ballett/, 'DanceEvent'],
  [/teater|revy|førestilling|forestilling|musikal|opera|skodespel/, 'TheaterEvent'],
  [/utstilling/, 'ExhibitionEvent'],
  [/foredrag|kurs|verkstad|seminar/, 'EducationEvent'],
  [/forfattar|bokbad|opplesing|litteratur/, 'LiteraryEvent'],
  [/festival/, 'Festival'],
  [/barn|familie/, 'ChildrensEvent'],
  [/fest|quiz/, 'SocialEvent'],
]

export function toCultureEvents(
  item: CultureItem,
  showings: readonly Showing[],
  url: string,
  site: SiteConfig,
): Thing[] {
  return showings.map((showing) => ({
    '@type': eventType(item.objectClass),
    ...eventProperties(showing, item, url, site),
    ...optionalProperty(
      'performer',
      item.performers?.map((name) => ({ '@type': 'PerformingGroup', name })),
    ),
  }))
}

function eventType(objectClass: string): string {
  const kind = objectClass.toLowerCase()
  return TYPES.find(([word]) => word.test(kind))?.[1] ?? 'Event'
}
