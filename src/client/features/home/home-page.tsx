import { CategoryTiles } from '#client/features/home/category-tiles.tsx'
import { DonationBanner } from '#client/features/home/donation-banner.tsx'
import { FeaturedProducts } from '#client/features/home/featured-products.tsx'
import { HomeHero } from '#client/features/home/home-hero.tsx'
import { LatestArticles } from '#client/features/home/latest-articles.tsx'
import { Testimonials } from '#client/features/home/testimonials.tsx'
import { MembershipPlans } from '#client/features/memberships/membership-plans.tsx'

export function HomePage() {
  return (
    <>
      <HomeHero />
      <FeaturedProducts />
      <Testimonials />
      <CategoryTiles />
      <LatestArticles />
      <DonationBanner />
      <MembershipPlans />
    </>
  )
}
