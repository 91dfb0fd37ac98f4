/** The colours of the site. `tokens.css` turns them into roles. */
export const THEME_COLORS = [
  'ink',
  'inkRaised',
  'paper',
  'signal',
  'signalDark',
  'signalLight',
  'sun',
  'night',
  'nightRaised',
] as const
export type ThemeColor = (typeof THEME_COLORS)[number]

/** `#rrggbb` by the name of the colour. */
export type Palette = Readonly<Record<ThemeColor, string>>

/** The palettes of `tokens.css`; a test compares them. */
export const THEME_PALETTES: Readonly<Record<'fjord' | 'scene', Palette>> = {
  fjord: {
    ink: '#0f1419',
    inkRaised: '#1b232b',
    paper: '#f4efe6',
    signal: '#e4572e',
    signalDark: '#a3300c',
    signalLight: '#ff8a66',
    sun: '#f2b134',
    night: '#1c2025',
    nightRaised: '#292e34',
  },
  scene: {
    ink: '#1a0f1e',
    inkRaised: '#2a1a30',
    paper: '#f6f0ee',
    signal: '#ff6b8f',
    signalDark: '#a3124a',
    signalLight: '#ff8fab',
    sun: '#8edcc4',
    night: '#251c29',
    nightRaised: '#33283a',
  },
}

/** The custom property of a colour: `--signal-dark`. */
export const colorProperty = (name: ThemeColor) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
