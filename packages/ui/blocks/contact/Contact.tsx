import type { BlockItems } from '@lerret/page-engine/page-data'
import { contactWords } from '@lerret/words/nynorsk/page-blocks/contact'
import { Section } from '../../elements/Section.tsx'
import { useWordsWith } from '../../words.ts'
import styles from './Contact.module.css'

/** How to reach the house. Details that are not set are left out. */
export function Contact({
  item: { heading, text, house, openingHours, map },
}: {
  item: BlockItems['contact']
}) {
  const words = useWordsWith(contactWords)
  return (
    <Section heading={heading} link={map}>
      {text && <p className={styles.text}>{text}</p>}
      <dl className={styles.details}>
        {house.address && (
          <div>
            <dt>{words.contactAddress}</dt>
            <dd>
              {house.name}
              <br />
              {house.address}
            </dd>
          </div>
        )}
        {house.phone && (
          <div>
            <dt>{words.contactPhone}</dt>
            <dd>
              <a href={`tel:${house.phone.replaceAll(' ', '')}`}>{house.phone}</a>
            </dd>
          </div>
        )}
        {house.email && (
          <div>
            <dt>{words.contactEmail}</dt>
            <dd>
              <a href={`mailto:${house.email}`}>{house.email}</a>
            </dd>
          </div>
        )}
        {openingHours.length > 0 && (
          <div>
            <dt>{words.openingHours}</dt>
            <dd>
              {openingHours.map(({ place, lines }) => (
                <p key={place} className={styles.place}>
                  <b>{place}</b>
                  {lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </p>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </Section>
  )
}
