import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { DonationProgress } from '#client/features/donations/donation-progress.tsx'
import * as donationResultCss from '#client/features/donations/donation-result.css.ts'
import { useReturn } from '#client/features/donations/use-return.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { type DonationStatus, formatDollars } from '#shared/donations/donation-drive.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

/** Thanks returning donors; only the provider can confirm the payment. */
export function DonationThanks({ sessionId }: { sessionId: string | undefined }) {
  const { mutate, data: result } = trpc.donations.result.useMutation({ retry: 3, retryDelay: 2_000 })
  const { isDemo, goal } = trpc.donations.progress.useQuery().data ?? {}
  const { sendsMail } = useSite()
  const utils = trpc.useUtils()
  useEffect(() => {
    if (sessionId) mutate({ sessionId }, { onSuccess: () => utils.donations.progress.invalidate() })
  }, [sessionId, mutate, utils])
  return (
    <DonationResult scene="scenes/donate" title={m.thankYou} again={m.makeAnotherDonation}>
      <p className={donationResultCss.resultText}>{goal?.purpose ?? m.giftKeepsSiteFree}</p>
      <p role="status" className={donationResultCss.resultStatus}>
        {result && resultSentence(result)}
        {result && isDemo && ` ${m.demoNoCardWasCharged}`}
        {result?.status === 'paid' && sendsMail && ` ${m.receiptEmailed}`}
      </p>
      <div className={donationResultCss.resultProgress}>
        <DonationProgress />
      </div>
    </DonationResult>
  )
}

export function DonationCanceled() {
  return (
    <DonationResult scene="scenes/empty-favorites" title={m.donationCanceled} again={m.tryAgain}>
      <p className={donationResultCss.resultText}>{m.donationCanceledText}</p>
    </DonationResult>
  )
}

interface DonationResultProps {
  scene: string
  title: string
  again: string
  children: React.ReactNode
}

function DonationResult({ scene, title, again, children }: DonationResultProps) {
  const { secondsLeft, stay } = useReturn()
  return (
    <div className={baseCss.wrap}>
      <div className={donationResultCss.donationResult}>
        <Picture
          className={donationResultCss.resultPicture}
          src={`/images/${scene}.webp`}
          alt=""
          sizes="340px"
          width={800}
          height={640}
          priority
        />
        <h1 className={baseCss.h1}>{title}</h1>
        {children}
        <Link
          className={`${baseCss.solidButton} ${baseCss.btnLg} ${donationResultCss.resultAgain}`}
          to="/donate"
        >
          {again}
        </Link>
        {secondsLeft !== undefined && (
          <p className={`${donationResultCss.resultReturn} ${baseCss.needsScript}`}>
            <span>{fill(m.returningIn, { seconds: secondsLeft })}</span>{' '}
            <button type="button" className={donationResultCss.resultStay} onClick={stay}>
              {m.stayHere}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

function resultSentence({ status, amountMinor }: { status: DonationStatus; amountMinor: number }): string {
  const amount = formatDollars(amountMinor)
  if (status === 'paid') return fill(m.donationReceived, { amount })
  if (status === 'refunded') return fill(m.donationRefunded, { amount })
  if (status === 'failed' || status === 'expired') return m.paymentFailed
  return fill(m.paymentBeingConfirmed, { amount })
}
