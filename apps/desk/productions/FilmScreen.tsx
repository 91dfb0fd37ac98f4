import { ProductionScreen } from './ProductionScreen.tsx'

export default function FilmScreen({ params: { id = '' } }: { params: Readonly<Record<string, string>> }) {
  return <ProductionScreen key={id} id={id} newObject="movie" />
}
