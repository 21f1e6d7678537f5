import {
  endPreviewLink,
  makePreviewLink,
  previewLink,
} from '#server/features/articles/preview-links/service.ts'
import {
  addArticle,
  addTranslation,
  articleFile,
  changeArticles,
  deleteArticle,
  editArticle,
  editableArticle,
  eraseArticle,
  importArticle,
  keepCover,
  listArticlesForAdmin,
  previewArticle,
  publishArticle,
  restoreArticle,
  restoreVersion,
  versionFiles,
  withdrawArticle,
} from '#server/features/articles/service.ts'
import { articleVersions } from '#server/features/articles/storing/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import {
  articleEditInput,
  articleIdInput,
  articleImportInput,
  articleListAdminInput,
  articlePreviewInput,
  articlePreviewLinkInput,
  articlePublicationInput,
  articlesChangeInput,
  articleTranslationInput,
  articleVersionInput,
  newArticleInput,
} from '#shared/inputs/articles.ts'
import { pictureUploadInput } from '#shared/inputs/pictures.ts'

export const articlesAdminRouter = router({
  list: adminProcedure
    .input(articleListAdminInput)
    .query(({ ctx, input }) => listArticlesForAdmin(ctx.db, input)),
  byId: adminProcedure.input(articleIdInput).query(({ ctx, input }) => editableArticle(ctx.db, input.id)),
  file: adminProcedure.input(articleIdInput).query(({ ctx, input }) => articleFile(ctx.db, input.id)),
  versions: adminProcedure.input(articleIdInput).query(({ ctx, input }) => articleVersions(ctx.db, input.id)),
  version: adminProcedure.input(articleVersionInput).query(({ ctx, input }) => versionFiles(ctx.db, input)),
  preview: adminProcedure
    .meta({ audit: { none: 'Renders what is being written and changes nothing' } })
    .input(articlePreviewInput)
    .mutation(({ ctx, input }) => previewArticle(ctx, input.article)),
  previewLink: adminProcedure.input(articleIdInput).query(({ ctx, input }) => previewLink(ctx.db, input.id)),
  makePreviewLink: adminProcedure
    .meta({ audit: { byService: 'article.preview-shared' } })
    .input(articlePreviewLinkInput)
    .mutation(({ ctx, input }) => makePreviewLink(ctx.db, ctx.user, input)),
  endPreviewLink: adminProcedure
    .meta({ audit: { byService: 'article.preview-ended' } })
    .input(articleIdInput)
    .mutation(({ ctx, input }) => endPreviewLink(ctx.db, ctx.user, input.id)),
  create: adminProcedure
    .meta({ audit: { byService: 'article.added' } })
    .input(newArticleInput)
    .mutation(({ ctx, input }) => addArticle(ctx.db, ctx.user, input.title)),
  translate: adminProcedure
    .meta({ audit: { byService: 'article.added' } })
    .input(articleTranslationInput)
    .mutation(({ ctx, input }) => addTranslation(ctx.db, ctx.user, input)),
  uploadCover: adminProcedure
    .meta({ audit: { none: 'Keeps a picture that no article has yet' } })
    .input(pictureUploadInput)
    .mutation(({ ctx, input }) => keepCover(ctx, ctx.user, input)),
  import: adminProcedure
    .meta({ audit: { byService: 'article.added' } })
    .input(articleImportInput)
    .mutation(({ ctx, input }) => importArticle(ctx.db, ctx.user, input)),
  update: adminProcedure
    .meta({ audit: { byService: 'article.edited' } })
    .input(articleEditInput)
    .mutation(({ ctx, input }) => editArticle(ctx.db, ctx.user, input)),
  restoreVersion: adminProcedure
    .meta({ audit: { byService: 'article.edited' } })
    .input(articleVersionInput)
    .mutation(({ ctx, input }) => restoreVersion(ctx.db, ctx.user, input)),
  publish: adminProcedure
    .meta({ audit: { byService: 'article.published' } })
    .input(articlePublicationInput)
    .mutation(({ ctx, input }) => publishArticle(ctx.db, ctx.user, input)),
  withdraw: adminProcedure
    .meta({ audit: { byService: 'article.withdrawn' } })
    .input(articleIdInput)
    .mutation(({ ctx, input }) => withdrawArticle(ctx.db, ctx.user, input.id)),
  changeMany: adminProcedure
    .meta({
      audit: {
        byService: [
          'article.published',
          'article.withdrawn',
          'article.deleted',
          'article.restored',
          'article.erased',
        ],
      },
    })
    .input(articlesChangeInput)
    .mutation(({ ctx, input }) => changeArticles(ctx.db, ctx.user, input)),
  delete: adminProcedure
    .meta({ audit: { byService: 'article.deleted' } })
    .input(articleIdInput)
    .mutation(({ ctx, input }) => deleteArticle(ctx.db, ctx.user, input.id)),
  restore: adminProcedure
    .meta({ audit: { byService: 'article.restored' } })
    .input(articleIdInput)
    .mutation(({ ctx, input }) => restoreArticle(ctx.db, ctx.user, input.id)),
  erase: adminProcedure
    .meta({ audit: { byService: 'article.erased' } })
    .input(articleIdInput)
    .mutation(({ ctx, input }) => eraseArticle(ctx.db, ctx.user, input.id)),
})
