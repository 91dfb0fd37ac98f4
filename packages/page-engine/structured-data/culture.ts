import type { CultureItem, Showing } from '@lerret/model'
import type { Event, PerformingGroupLeaf } from 'schema-dts'
import type { PageContext } from '../context/page-context.ts'
import { optionalProperty } from './optional-property.ts'
import { eventProperties } from './showing.ts'

/** The first match decides, also within a longer word (Julekonsert). */
const EVENT_TYPES: [word: RegExp, type: Event['@type']][] = [
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
  context: PageContext,
) {
  // The words by which a type is found are Norwegian.
  const original = context.tracker.translation ? context.tracker.find('production', item.id) : item
  const type = findEventType(original?.objectClass ?? '')
  return showings.map((showing) => ({
    '@type': type,
    ...eventProperties(showing, item, url, context),
    ...optionalProperty('performer', item.performers?.map(toPerformer)),
  }))
}

function findEventType(objectClass: string): Event['@type'] {
  const kind = objectClass.toLowerCase()
  return EVENT_TYPES.find(([word]) => word.test(kind))?.[1] ?? 'Event'
}

const toPerformer = (name: string): PerformingGroupLeaf => ({ '@type': 'PerformingGroup', name })
