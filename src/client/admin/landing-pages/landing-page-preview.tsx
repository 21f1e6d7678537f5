import { PagePreview } from '#client/admin/kit/page-preview.tsx'
import type { TypedLandingPage } from '#client/admin/landing-pages/landing-page-form.tsx'
import { LandingPageView } from '#client/features/landing-pages/landing-page.tsx'
import { trpc } from '#client/lib/trpc.ts'

export function LandingPagePreview({ landingPage }: { landingPage: TypedLandingPage }) {
  const preview = trpc.admin.landingPages.preview.useMutation()
  const { slug: _, isPublished: _published, inNavigation: _linked, ...fields } = landingPage
  return (
    <PagePreview
      lead="The page as visitors will see it, published or not. It updates as you type."
      typed={{ landingPage: fields }}
      preview={preview}
    >
      {(rendered) => <LandingPageView landing={rendered} />}
    </PagePreview>
  )
}
