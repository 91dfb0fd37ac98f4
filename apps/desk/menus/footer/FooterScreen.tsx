import type { FooterItem, FooterSection, SiteFooter } from '@lerret/model'
import { fill, menuWords as words } from '@lerret/words/desk'
import { Button } from '../../controls/Button.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { ListSection, Rows } from '../../controls/ListSection.tsx'
import { findLinkProblem } from '../../links/LinkField.tsx'
import { pathTo } from '../../navigation/routes.ts'
import { SiteRecordScreen } from '../../site-records/SiteRecordScreen.tsx'
import { MenuTabs } from '../MenuTabs.tsx'
import { FooterItemRow } from './FooterItemRow.tsx'
import styles from './FooterScreen.module.css'
import { moveInList, newSection, numberSections, sortSections } from './footer-sections.ts'

/** The sections of the footer, with their lines. */
export default function FooterScreen() {
  return (
    <SiteRecordScreen<Partial<SiteFooter>>
      kind="footer"
      heading={words.footerTitle}
      lead={words.footerLead}
      back={{ href: pathTo('menus'), label: words.title }}
      fieldNames={{ sections: words.footerInSentence }}
      isIncomplete={({ sections }) => sortSections(sections).some(isSectionIncomplete)}
    >
      {({ body, change }) => (
        <>
          <MenuTabs current="footer" />
          <Sections
            sections={sortSections(body.sections)}
            onChange={(sections) => change('sections', numberSections(sections))}
          />
        </>
      )}
    </SiteRecordScreen>
  )
}

function Sections({
  sections,
  onChange,
}: {
  sections: readonly FooterSection[]
  onChange(sections: readonly FooterSection[]): void
}) {
  return (
    <>
      {sections.map((section, index) => (
        <Section
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no id.
          key={index}
          section={section}
          number={index + 1}
          count={sections.length}
          onChange={(changed) => onChange(sections.with(index, changed))}
          onMove={(step) => onChange(moveInList(sections, index, step))}
          onRemove={() => onChange(sections.toSpliced(index, 1))}
        />
      ))}
      <div>
        <Button size="form" onPress={() => onChange([...sections, newSection()])}>
          {words.addSection}
        </Button>
      </div>
    </>
  )
}

function Section({
  section,
  number,
  count,
  onChange,
  onMove,
  onRemove,
}: {
  section: FooterSection
  number: number
  count: number
  onChange(section: FooterSection): void
  onMove(step: -1 | 1): void
  onRemove(): void
}) {
  const { title, items } = section
  const name = title || fill(words.sectionNumber, { number })
  const changeItems = (changed: FooterItem[]) => onChange({ ...section, items: changed })
  const add = (item: Omit<FooterItem, 'order'>) =>
    changeItems([...items, { ...item, order: items.length + 1 }])
  return (
    <ListSection
      title={name}
      note={
        <div className={styles.actions}>
          <Button
            aria-label={fill(words.sectionUp, { title: name })}
            isDisabled={number === 1}
            onPress={() => onMove(-1)}
          >
            {words.moveUp}
          </Button>
          <Button
            aria-label={fill(words.sectionDown, { title: name })}
            isDisabled={number === count}
            onPress={() => onMove(1)}
          >
            {words.moveDown}
          </Button>
          <Button onPress={onRemove}>{words.removeSection}</Button>
        </div>
      }
    >
      <div className={styles.title}>
        <Field
          label={words.sectionTitle}
          value={title}
          onChange={(value) => onChange({ ...section, title: value })}
          error={title.trim() === '' ? words.sectionTitleMissing : null}
        />
      </div>
      <Rows>
        {items.map((item, index) => (
          <FooterItemRow
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no id.
            key={index}
            item={item}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            onChange={(changed) => changeItems(items.with(index, changed))}
            onMove={(step) => changeItems(moveInList(items, index, step))}
            onRemove={() => changeItems(items.toSpliced(index, 1))}
          />
        ))}
      </Rows>
      <div className={styles.add}>
        <span>{words.addItem}</span>
        <Button onPress={() => add({ type: 'link', value: '', href: '' })}>{words.itemLink}</Button>
        <Button onPress={() => add({ type: 'text', value: '' })}>{words.itemText}</Button>
        <Button onPress={() => add({ type: 'title', value: '' })}>{words.itemTitle}</Button>
      </div>
    </ListSection>
  )
}

const isSectionIncomplete = ({ title, items }: FooterSection) =>
  title.trim() === '' || items.some(isItemIncomplete)

const isItemIncomplete = ({ type, value, href = '' }: FooterItem) =>
  value.trim() === '' || (type === 'link' && findLinkProblem(href) !== null)
