/** The content file of the peer benchmark, as its generator writes it. */
export interface KitContent {
  site: { title: string; address: string; phone: string; menu: { label: string; href: string }[] }
  /** Newest first. */
  articles: {
    id: string
    slug: string
    title: string
    category: 'news' | 'culture'
    published: string
    lead: string
    image: string
    body: string
  }[]
  productions: {
    id: string
    slug: string
    title: string
    synopsis: string
    features: string[]
    minutes: number
    age: string
    poster: string
  }[]
  /** Soonest first. */
  events: { id: string; production: string; starts: string; hall: string }[]
}
