import { CategoryTiles } from '#client/features/home/category-tiles.tsx'
import { DonationBanner } from '#client/features/home/donation-banner.tsx'
import { FeaturedProducts } from '#client/features/home/featured-products.tsx'
import { HomeHero } from '#client/features/home/home-hero.tsx'
import { LatestArticles } from '#client/features/home/latest-articles.tsx'
import { Testimonials } from '#client/features/home/testimonials.tsx'
import { MembershipPlans } from '#client/features/memberships/membership-plans.tsx'
import { useSite } from '#client/lib/site.ts'
import { useContent } from '#client/lib/use-content.ts'

export function HomePage() {
  const { showsTestimonials } = useSite()
  const own = useContent('testimonials')
  return (
    <>
      <HomeHero />
      <FeaturedProducts />
      {(showsTestimonials || own) && <Testimonials />}
      <CategoryTiles />
      <LatestArticles />
      <DonationBanner />
      <MembershipPlans />
    </>
  )
}
