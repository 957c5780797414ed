import { Drawing } from './Drawing';
import { toolDrawings } from './tool-drawings';

type Props = {
  of: keyof typeof toolDrawings;
  caption: string;
};

/** The placeholder for a result: a drawing of what the tool does, with an example. */
export function ToolPicture({ of, caption }: Props) {
  return <Drawing caption={caption}>{toolDrawings[of]}</Drawing>;
}
