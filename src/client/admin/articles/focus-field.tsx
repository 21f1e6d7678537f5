import { Button } from '@chakra-ui/react'
import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import * as focusCss from '#client/admin/articles/focus-field.css.ts'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { NumberField } from '#client/admin/kit/field.tsx'
import type { UsedForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { CENTER, FOCUS_MAX, type Focus } from '#shared/pictures/picture-focus.ts'

const STEP = 2
const LARGE_STEP = 10
const MOVES = new Map(
  Object.entries<Focus>({
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  }),
)

interface FocusFieldProps {
  src: string
  focus: Focus
  onChange: (focus: Focus) => void
  field: UsedForm['field']
}

/** Chooses the part of a cover that stays visible in frames of another shape: by pointer, arrow keys or numbers. */
export function FocusField({ src, focus, onChange, field }: FocusFieldProps) {
  const hintId = useId()
  const position = { objectPosition: `${focus.x}% ${focus.y}%` }
  const move = (event: KeyboardEvent) => {
    const direction = MOVES.get(event.key)
    if (!direction) return
    event.preventDefault()
    const step = event.shiftKey ? LARGE_STEP : STEP
    onChange({ x: within(focus.x + direction.x * step), y: within(focus.y + direction.y * step) })
  }
  const numbers = { min: 0, max: FOCUS_MAX, step: 1, required: true, inputMode: 'numeric' } as const
  return (
    <fieldset className={focusCss.field}>
      <legend className={focusCss.legend}>Focal point</legend>
      <div
        className={focusCss.whole}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          onChange(pointedAt(event))
        }}
        onPointerMove={(event) => event.buttons === 1 && onChange(pointedAt(event))}
      >
        <img src={src} className={focusCss.wholePicture} alt="Whole cover" draggable={false} />
        <button
          type="button"
          className={focusCss.point}
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          aria-label={`Focal point: ${focus.x}% from the left, ${focus.y}% from the top`}
          aria-describedby={hintId}
          onKeyDown={move}
        />
      </div>
      <p id={hintId} className={baseCss.muted}>
        Click what should stay visible, or move the point with the arrow keys.
      </p>
      <div className={adminFormCss.formRow}>
        <NumberField
          label="From the left, %"
          {...numbers}
          {...field('focusX')}
          defaultValue={undefined}
          value={focus.x}
          onChange={({ currentTarget }) => onChange({ ...focus, x: within(currentTarget.valueAsNumber) })}
        />
        <NumberField
          label="From the top, %"
          {...numbers}
          {...field('focusY')}
          defaultValue={undefined}
          value={focus.y}
          onChange={({ currentTarget }) => onChange({ ...focus, y: within(currentTarget.valueAsNumber) })}
        />
      </div>
      <div className={focusCss.shapes}>
        <figure>
          <div className={focusCss.card}>
            <img src={src} className={focusCss.shapePicture} alt="" style={position} />
          </div>
          <figcaption className={focusCss.caption}>Cards and page</figcaption>
        </figure>
        <figure>
          <div className={focusCss.shared}>
            <img src={src} className={focusCss.shapePicture} alt="" style={position} />
          </div>
          <figcaption className={focusCss.caption}>Shared links</figcaption>
        </figure>
      </div>
      <Button
        type="button"
        variant="outline"
        size="sm"
        disabled={focus.x === CENTER && focus.y === CENTER}
        onClick={() => onChange({ x: CENTER, y: CENTER })}
      >
        Center
      </Button>
    </fieldset>
  )
}

/** An emptied field counts as the middle. */
function within(percent: number): number {
  return Number.isFinite(percent) ? Math.min(FOCUS_MAX, Math.max(0, Math.round(percent))) : CENTER
}

function pointedAt({ currentTarget, clientX, clientY }: PointerEvent): Focus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return {
    x: within(((clientX - left) / width) * FOCUS_MAX),
    y: within(((clientY - top) / height) * FOCUS_MAX),
  }
}
