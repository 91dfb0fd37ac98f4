import { findMediaId, mediaUrl, type OwnColors, type SiteTheme } from '@lerret/model'
import { measurePalette, THEME_PALETTES, type ThemeColor } from '@lerret/model/theme'
import { fill, themeWords as words } from '@lerret/words/desk'
import { Checkbox } from '../../controls/fields/Checkbox.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import { ListSection } from '../../controls/ListSection.tsx'
import { PreviewFrame } from '../../editing/PreviewFrame.tsx'
import { PicturePicker } from '../../media/PicturePicker.tsx'
import { hasProblem } from '../checks.ts'
import { GroupScreen } from '../GroupScreen.tsx'
import { ColorField } from './ColorField.tsx'
import { ContrastList } from './ContrastList.tsx'
import styles from './Theme.module.css'

const VARIANTS = [
  ['fjord', words.variantFjord],
  ['scene', words.variantScene],
] as const

const COLORS: readonly (readonly [ThemeColor, string, string])[] = [
  ['ink', words.ink, words.inkHelp],
  ['inkRaised', words.inkRaised, words.inkRaisedHelp],
  ['paper', words.paper, words.paperHelp],
  ['signal', words.signal, words.signalHelp],
  ['signalDark', words.signalDark, words.signalDarkHelp],
  ['signalLight', words.signalLight, words.signalLightHelp],
  ['sun', words.sun, words.sunHelp],
  ['night', words.night, words.nightHelp],
  ['nightRaised', words.nightRaised, words.nightRaisedHelp],
]

/** Colours, logo and icon of the site, with its contrasts and the front page beside them. */
export function ThemeSettings() {
  return (
    <GroupScreen<Partial<SiteTheme>>
      kind="theme"
      heading={words.title}
      lead={words.lead}
      previewPath={null}
      fieldNames={{
        variant: words.variant,
        colors: words.colorsInSentence,
        logo: words.logo,
        logoAlt: words.logoAlt,
        favicon: words.favicon,
        search: words.search,
        menu: words.menu,
      }}
      isIncomplete={({ variant = 'fjord', colors = {} }) =>
        hasProblem(...Object.values(colors).map(checkColor)) ||
        measurePalette({ ...THEME_PALETTES[variant], ...colors }).some(({ isEnough }) => !isEnough)
      }
    >
      {({ body, change }) => {
        const { variant = 'fjord', colors = {}, logo = '', logoAlt = '', favicon = '', search, menu } = body
        return (
          <div className={styles.columns} data-wide="">
            <div className={styles.form}>
              <Select
                isStacked
                label={words.variant}
                options={VARIANTS}
                value={variant}
                onChange={(value) => change('variant', value)}
              />
              <Colors
                variant={variant}
                colors={colors}
                onChange={(changed) =>
                  change('colors', Object.keys(changed).length === 0 ? undefined : changed)
                }
              />
              <div className={styles.picture}>
                <PicturePicker
                  label={words.logo}
                  ratio={null}
                  value={findMediaId(logo)}
                  onChange={(id) => change('logo', id === null ? '' : mediaUrl(id))}
                />
              </div>
              <Field
                label={words.logoAlt}
                help={words.logoAltHelp}
                value={logoAlt}
                onChange={(value) => change('logoAlt', value)}
              />
              <div className={styles.picture}>
                <PicturePicker
                  label={words.favicon}
                  ratio={null}
                  value={findMediaId(favicon)}
                  onChange={(id) => change('favicon', id === null ? '' : mediaUrl(id))}
                />
              </div>
              {search && (
                <Checkbox
                  isSelected={search.enabled}
                  onChange={(enabled) => change('search', { ...search, enabled })}
                >
                  {words.search}
                </Checkbox>
              )}
              {menu && (
                <Checkbox
                  isSelected={menu.enabled}
                  onChange={(enabled) => change('menu', { ...menu, enabled })}
                >
                  {words.menu}
                </Checkbox>
              )}
            </div>
            <div className={styles.previews}>
              <div className={styles.light}>
                <h2>{words.previewLight}</h2>
                <PreviewFrame kind="theme" id="site" path="/" body={body} label={words.previewLight} />
              </div>
              <div className={styles.dark}>
                <h2>{words.previewDark}</h2>
                <PreviewFrame kind="theme" id="site" path="/" body={body} label={words.previewDark} />
              </div>
            </div>
          </div>
        )
      }}
    </GroupScreen>
  )
}

function Colors({
  variant,
  colors,
  onChange,
}: {
  variant: SiteTheme['variant']
  colors: OwnColors
  onChange(colors: OwnColors): void
}) {
  const standard = THEME_PALETTES[variant]
  return (
    <ListSection title={words.colors}>
      <div className={styles.colors}>
        {COLORS.map(([name, label, help]) => (
          <ColorField
            key={name}
            label={label}
            help={help}
            value={colors[name] ?? standard[name]}
            isOwn={colors[name] !== undefined}
            error={checkColor(colors[name] ?? standard[name])}
            resetLabel={fill(words.reset, { name: label })}
            onChange={(value) => onChange({ ...colors, [name]: value })}
            onReset={() => {
              const { [name]: _, ...others } = colors
              onChange(others)
            }}
          />
        ))}
      </div>
      <ContrastList palette={{ ...standard, ...colors }} />
    </ListSection>
  )
}

const checkColor = (value: string) => (/^#[0-9a-f]{6}$/i.test(value) ? null : words.colorBad)
