import { useSelector } from '@xstate/react'
import { selectCanPlay, selectIsPlaying } from '~/machines/simulator.machine'
import { Button, type ButtonProps } from '~/ui/kit/Button'
import { togglePlaying, useBench } from './useBench'

/** Has the steps shown one after the other, or stops that. */
export function PlayButton(props: Pick<ButtonProps, 'variant'>) {
  const { simulator } = useBench()
  const isPlaying = useSelector(simulator, selectIsPlaying)
  const canPlay = useSelector(simulator, selectCanPlay)
  return (
    <Button
      {...props}
      size="small"
      aria-disabled={!isPlaying && !canPlay}
      onPress={() => togglePlaying(simulator)}
    >
      {isPlaying ? 'Pause' : 'Play'}
    </Button>
  )
}
