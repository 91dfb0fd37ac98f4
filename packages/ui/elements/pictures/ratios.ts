export { PICTURE_RATIOS } from '@lerret/model'
