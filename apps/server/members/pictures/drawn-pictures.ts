import type { DrawnPicture } from '@lerret/model'

/** The contents of each drawing, in a square of 40. */
const DRAWINGS: Record<DrawnPicture, string> = {
  rev: `<path fill="#f4efe6" d="M0 0h40v40H0z"/><path fill="#c8401a" d="m6 8 9 4h10l9-4-3 14-11 12L9 22z"/><path fill="#f4efe6" d="m9 22 8 1 3 5 3-5 8-1-11 12z"/><circle cx="15" cy="19" r="1.6"/><circle cx="25" cy="19" r="1.6"/><circle cx="20" cy="31" r="2"/>`,
  ugle: `<path fill="#23415c" d="M0 0h40v40H0z"/><path fill="#e2b23c" d="M9 8c4 3 18 3 22 0v16a11 11 0 0 1-22 0z"/><circle cx="15" cy="18" r="5" fill="#fff"/><circle cx="25" cy="18" r="5" fill="#fff"/><circle cx="15" cy="18" r="2.4"/><circle cx="25" cy="18" r="2.4"/><path fill="#c8401a" d="m18 22 2 5 2-5z"/>`,
  mane: `<path fill="#0f1419" d="M0 0h40v40H0z"/><circle cx="20" cy="20" r="13" fill="#e6e1d8"/><circle cx="15" cy="17" r="1.8"/><circle cx="26" cy="16" r="1.8"/><path d="M14 26c3 3 9 3 12 0" fill="none" stroke="#0f1419" stroke-width="1.8" stroke-linecap="round"/><circle cx="11" cy="23" r="1.5" fill="#c6c3bd"/><circle cx="22" cy="10" r="1.8" fill="#c6c3bd"/>`,
  popkorn: `<path fill="#7a2740" d="M0 0h40v40H0z"/><circle cx="14" cy="14" r="5" fill="#fff3c4"/><circle cx="21" cy="11" r="5" fill="#ffe9a0"/><circle cx="27" cy="15" r="5" fill="#fff3c4"/><path fill="#f4efe6" d="M10 16h21l-3 18H13z"/><path fill="#c8401a" d="M15 16h4l-.5 18H16zm8 0h4l-1.500 18h-2z"/>`,
  klappe: `<path fill="#e2b23c" d="M0 0h40v40H0z"/><path fill="#0f1419" d="M7 17h26v16H7z"/><path fill="#0f1419" d="m7 14 25-6 1 4.500-25 6z"/><path fill="#f4efe6" d="m11 13 4-1 3 3.500-4 1zm9-2 4-1 3 3.500-4 1z"/><path stroke="#f4efe6" stroke-width="1.500" d="M11 23h18M11 28h12"/>`,
  fjord: `<path fill="#cfe3ea" d="M0 0h40v40H0z"/><path fill="#23415c" d="m0 26 10-14 8 10 7-8 15 14v12H0z"/><path fill="#fff" d="m10 12 3 4-3 2-3-2zm15 2 3 3-3 2-3-2z"/><path fill="#3a6f8f" d="M0 28h40v12H0z"/><circle cx="32" cy="8" r="4" fill="#e2b23c"/>`,
}

/** A drawn picture as a file. */
export const drawPicture = (name: DrawnPicture) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="#0f1419">${DRAWINGS[name]}</svg>`
