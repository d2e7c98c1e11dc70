/** What the viewer makes in WebGL. Everything made here is given back by `release`. */
export interface Graphics {
  readonly gl: WebGL2RenderingContext;
  readonly program: (sources: readonly [string, string]) => Program;
  readonly buffer: (data: ArrayBufferView<ArrayBuffer>, target?: number) => WebGLBuffer;
  readonly texture: () => WebGLTexture;
  readonly vertexArray: () => WebGLVertexArrayObject;
  readonly framebuffer: () => WebGLFramebuffer;
  readonly release: () => void;
}

export interface Program {
  readonly use: () => void;
  readonly at: (name: string) => WebGLUniformLocation | null;
}

/** @throws if the browser has no WebGL 2, or a shader is refused */
export function graphicsOn(canvas: HTMLCanvasElement): Graphics {
  const gl = canvas.getContext("webgl2", { antialias: true, alpha: true, stencil: true, powerPreference: "low-power" });
  if (!gl) throw new Error("This browser has no WebGL 2");
  const made: (() => void)[] = [];
  const kept = <Made>(thing: Made, remove: (thing: Made) => void): Made => {
    made.push(() => remove(thing));
    return thing;
  };
  const program = ([vertex, fragment]: readonly [string, string]): Program => {
    const linked = kept(gl.createProgram(), (it) => gl.deleteProgram(it));
    for (const [type, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const) {
      const shader = gl.createShader(type);
      if (!shader) throw new Error("The graphics context is lost");
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(linked, shader);
      gl.deleteShader(shader);
    }
    gl.linkProgram(linked);
    if (!gl.getProgramParameter(linked, gl.LINK_STATUS)) {
      const shaders = gl.getAttachedShaders(linked) ?? [];
      throw new Error([gl.getProgramInfoLog(linked), ...shaders.map((one) => gl.getShaderInfoLog(one))].join("\n"));
    }
    const places = new Map<string, WebGLUniformLocation | null>();
    const at = (name: string) => {
      if (!places.has(name)) places.set(name, gl.getUniformLocation(linked, name));
      return places.get(name) ?? null;
    };
    return { use: () => gl.useProgram(linked), at };
  };
  return {
    gl,
    program,
    buffer(data, target = gl.ARRAY_BUFFER) {
      const buffer = kept(gl.createBuffer(), (it) => gl.deleteBuffer(it));
      gl.bindVertexArray(null);
      gl.bindBuffer(target, buffer);
      gl.bufferData(target, data, gl.STATIC_DRAW);
      return buffer;
    },
    texture: () => kept(gl.createTexture(), (it) => gl.deleteTexture(it)),
    vertexArray: () => kept(gl.createVertexArray(), (it) => gl.deleteVertexArray(it)),
    framebuffer: () => kept(gl.createFramebuffer(), (it) => gl.deleteFramebuffer(it)),
    release() {
      for (const remove of made) remove();
      // The context itself would keep its memory until the canvas is collected, and a page may have only a few.
      gl.getExtension("WEBGL_lose_context")?.loseContext();
    },
  };
}
