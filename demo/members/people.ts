/** Invented authors of reviews. They cannot log in. */
export const people: Record<string, string> = {
  astrid: 'Astrid H.',
  bjorn: 'Bjørn frå Nes',
  dagny: 'Dagny',
  eirik: 'Eirik S.',
  frida: 'Frida',
  gunnar: 'Gunnar V.',
  ingvild: 'Ingvild',
  jon: 'Jon Olav',
  kristin: 'Kristin M.',
  leif: 'Leif i Vika',
  malin: 'Malin',
  noora: 'Noora',
  oddny: 'Oddny',
  petter: 'Petter',
  ragna: 'Ragna K.',
  sivert: 'Sivert',
  torunn: 'Torunn',
  yusuf: 'Yusuf A.',
}

export interface Account {
  key: string
  name: string
  email: string
  role: 'member' | 'admin' | 'editor'
  isClubMember: boolean
}

/** The accounts that can log in. */
export const accounts: Account[] = [
  account('admin', 'Solveig Administrator', 'admin'),
  account('redaktor', 'Torbjørn Redaktør', 'editor'),
  account('medlem', 'Marit Medlem', 'member'),
  { ...account('klubb', 'Kåre Klubbmedlem', 'member'), isClubMember: true },
]

function account(key: string, name: string, role: Account['role']): Account {
  return { key, name, email: `${key}@fjordheim.example`, role, isClubMember: false }
}
