export { Slideshow as default } from './Slideshow.tsx'
