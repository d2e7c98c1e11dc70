import { useEffect, useState } from "react";
import type { Room } from "../wire.ts";
import { loadRoom } from "./editor-calls.ts";

interface RoomHereProps {
  /** The file that is open. */
  readonly name: string;
  /** Another value asks again: a save may have made the page longer. */
  readonly savedAt: number | undefined;
}

/** How much more the pages of the open file may have, or what they have too much. */
export function RoomHere({ name, savedAt }: RoomHereProps) {
  const [rooms, setRooms] = useState<readonly Room[]>([]);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const { status, body } = await loadRoom(name);
      if (!isLeft && status === 200) setRooms(body);
    };
    void load();
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [name, savedAt]);
  return (
    <div className="room" role="status">
      {rooms.map(({ words, isOver }) => (
        <p key={words} className={isOver ? "hint beyond" : "hint"}>
          {words}
        </p>
      ))}
    </div>
  );
}
