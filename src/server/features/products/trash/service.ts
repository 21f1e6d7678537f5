export {
  countDeleted,
  eraseOldDeletions,
  keepDeleted,
  restoreDeleted,
  whyDeleted,
} from '#server/features/products/trash/deleted/deleted-products.ts'
export { eraseDeleted } from '#server/features/products/trash/deleted/erasing.ts'
export { listDeleted } from '#server/features/products/trash/deleted/listing.ts'
