export {
  countDeleted,
  emptyTrash,
  eraseOldDeletions,
  keepDeleted,
  restoreDeleted,
  whyDeleted,
} from '#server/features/products/trash/deleted/deleted-products.ts'
export { listDeleted } from '#server/features/products/trash/deleted/listing.ts'
