import { pictureSource } from '#server/features/pictures/service.ts'
import { listPictures, uploadedPicture } from '#server/features/pictures/uploads/service.ts'
import { adminProcedure, publicProcedure, router } from '#server/trpc/init.ts'
import { pictureListInput, pictureSourceInput, uploadedPictureInput } from '#shared/inputs/pictures.ts'

export const picturesRouter = router({
  source: publicProcedure.input(pictureSourceInput).query(({ ctx, input }) => pictureSource(ctx.db, input)),
  library: adminProcedure.input(pictureListInput).query(({ ctx, input }) => listPictures(ctx.db, input)),
  /** In process only: over HTTP a picture has its own address. */
  uploaded: publicProcedure
    .input(uploadedPictureInput)
    .query(({ ctx, input }) => uploadedPicture(ctx.db, input)),
})
